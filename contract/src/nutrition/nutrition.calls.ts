import { del, get, member, patch, post } from '../address.ts'

export const listFoodLogs = get('/api/food-logs', member, { providesTags: ['food'], dayField: 'logDate' })
export const logFood = post('/api/food-logs', member, {
  invalidatesTags: ['food'],
  offlineDateField: 'logDate',
})
export const updateFoodLog = patch('/api/food-logs/:id', member, { invalidatesTags: ['food'] })
export const removeFoodLog = del('/api/food-logs/:id', member, { invalidatesTags: ['food'] })
export const familiarFoods = get('/api/nutrition/familiar', member, { providesTags: ['food', 'profile'] })
export const searchFoods = get('/api/nutrition/search', member, { providesTags: ['foods', 'food'] })
export const foodDetails = post('/api/nutrition/details', member, { invalidatesTags: [] })
export const foodByBarcode = get('/api/nutrition/barcode', member, { providesTags: ['foods'] })
