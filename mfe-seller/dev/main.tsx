import { runAlone } from "@shop/testing"
import App from "../src/app/app"

runAlone(App)
