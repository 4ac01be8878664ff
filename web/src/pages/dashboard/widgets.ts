/** What goes along with the doses, fetched in one: on its own each of these would be a request. */
export { default as Nutrition } from '../../features/nutrition/nutrition-widget.tsx'
export { default as Supplements } from '../../features/supplements/supplements-widget.tsx'
export { default as Vitamins } from '../../features/supplements/vitamins-widget.tsx'
export { default as Photos } from '../../features/weight/photos/photos-widget.tsx'
export { default as Weight } from '../../features/weight/weight-widget.tsx'
export { default as DoseCalendar } from './dose-calendar.tsx'
export { default as DayRing } from './today/day-ring.tsx'
export { default as Today } from './today/today.tsx'
