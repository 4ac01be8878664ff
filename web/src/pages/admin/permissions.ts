import { createContext, useContext } from 'react'

/** The parts of the back office that are open to whoever looks; none named means all. */
const PermissionsContext = createContext<readonly string[]>([])

export const PermissionsProvider = PermissionsContext.Provider

export const usePermissions = (): readonly string[] => useContext(PermissionsContext)
