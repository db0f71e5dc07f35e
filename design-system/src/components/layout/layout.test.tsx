import { describeConformance } from "../../test/describe-conformance"
import { Container } from "./container"
import { Inline } from "./inline"
import { Stack } from "./stack"

describeConformance("Container", (props) => <Container {...props} />, "div")
describeConformance("Stack", (props) => <Stack {...props} />, "div")
describeConformance("Inline", (props) => <Inline {...props} />, "div")
