import { del, get, member, post } from '../address.ts'

export const setProfilePicture = post('/api/auth/user/picture', member, { invalidatesTags: ['profile'] })
export const removeProfilePicture = del('/api/auth/user/picture', member, { invalidatesTags: ['profile'] })
export const profilePicture = get('/api/profile-pictures/:userId', member, { providesTags: ['profile'] })
