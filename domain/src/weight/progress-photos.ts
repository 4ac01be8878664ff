/** How many photos the dashboard shows. */
export const PHOTOS_ON_DASHBOARD = 8
