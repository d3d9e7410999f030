import { expectScreensToFit } from './expect-screens-to-fit.ts'
import { POST_SCREENS } from './screens.ts'

expectScreensToFit(POST_SCREENS)
