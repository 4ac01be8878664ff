export const listFoodLogs = {
  method: 'GET',
  path: '/api/food-logs',
  access: 'member',
  providesTags: ['food'],
  dayField: 'logDate',
} as const

export const logFood = {
  method: 'POST',
  path: '/api/food-logs',
  access: 'member',
  invalidatesTags: ['food'],
  offlineDateField: 'logDate',
} as const

export const updateFoodLog = {
  method: 'PATCH',
  path: '/api/food-logs/:id',
  access: 'member',
  invalidatesTags: ['food'],
} as const

export const removeFoodLog = {
  method: 'DELETE',
  path: '/api/food-logs/:id',
  access: 'member',
  invalidatesTags: ['food'],
} as const

export const familiarFoods = {
  method: 'GET',
  path: '/api/nutrition/familiar',
  access: 'member',
  providesTags: ['food', 'profile'],
} as const

export const searchFoods = {
  method: 'GET',
  path: '/api/nutrition/search',
  access: 'member',
  providesTags: ['foods', 'food'],
} as const

export const foodDetails = {
  method: 'POST',
  path: '/api/nutrition/details',
  access: 'member',
  invalidatesTags: [],
} as const

export const foodByBarcode = {
  method: 'GET',
  path: '/api/nutrition/barcode',
  access: 'member',
  providesTags: ['foods'],
} as const
