import FingerpostCommand

exitProcess(runFingerpost(.current))
