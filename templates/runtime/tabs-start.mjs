// The script of pages that have blocks of tabs.

import { startTabs } from "./tabs.mjs";

startTabs(window);
