import { createContext, useContext } from 'react'

/** The user's permissions; an empty list means all. */
const PermissionsContext = createContext<readonly string[]>([])

export const PermissionsProvider = PermissionsContext.Provider

export const usePermissions = (): readonly string[] => useContext(PermissionsContext)
