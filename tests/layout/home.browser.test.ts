import { expectScreensToFit } from './expect-screens-to-fit.ts'
import { HOME_SCREEN } from './screens.ts'

expectScreensToFit(HOME_SCREEN)
