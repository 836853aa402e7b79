import { claimScreens } from './screens-of-claims.ts'
import { dashboardScreens } from './screens-of-dashboard.ts'
import { visitorScreens } from './screens-of-visitors.ts'

/** The words of every screen in the seeded installation (section 2), by the screen. */
export const screens = { ...visitorScreens, ...dashboardScreens, ...claimScreens }
export type ScreenName = keyof typeof screens
