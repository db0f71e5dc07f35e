import { runAlone } from "@shop/testing"
import { Alone } from "./alone"

runAlone(Alone)
