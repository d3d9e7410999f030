import { expectScreensToFit } from './expect-screens-to-fit.ts'
import { CONVERSATION_SCREENS } from './screens.ts'

expectScreensToFit(CONVERSATION_SCREENS)
