import { createContext, useContext } from 'react'
import { may, type Permission, type Role } from '#src/contracts/permissions.ts'

/** Role of the signed-in person; by default the one with the fewest permissions. */
export const StaffRole = createContext<Role>('viewer')

/**
 * Whether the signed-in person may do something. The server decides; this only hides controls that
 * the server would refuse.
 */
export const useMay = (permission: Permission): boolean => may(useContext(StaffRole), permission)
