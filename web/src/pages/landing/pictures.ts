import type { Theme } from '../../lib/rendering/theme.ts'
import type { Pictured } from './pictured.ts'
import doseDark from './pictures/dose-dark.avif'
import doseLight from './pictures/dose-light.avif'
import informationDark from './pictures/information-dark.avif'
import informationLight from './pictures/information-light.avif'
import planDark from './pictures/plan-dark.avif'
import planLight from './pictures/plan-light.avif'
import todayDark from './pictures/today-dark.avif'
import todayLight from './pictures/today-light.avif'
import weekDark from './pictures/week-dark.avif'
import weekLight from './pictures/week-light.avif'
import weightDark from './pictures/weight-dark.avif'
import weightLight from './pictures/weight-light.avif'

/** URLs of the images that `npm run pictures` creates. */
export const pictures: Record<Pictured, Record<Theme, string>> = {
  today: { light: todayLight, dark: todayDark },
  dose: { light: doseLight, dark: doseDark },
  plan: { light: planLight, dark: planDark },
  week: { light: weekLight, dark: weekDark },
  weight: { light: weightLight, dark: weightDark },
  information: { light: informationLight, dark: informationDark },
}
