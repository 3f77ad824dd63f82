print("nothing to generate yet")
