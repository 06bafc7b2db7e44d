import { createContext, useContext } from 'react'
import { may, type Permission, type Role } from '#src/contracts/permissions.ts'

/** The role of the reader; the least permitted one where none is given. */
export const StaffRole = createContext<Role>('viewer')

/** Whether the reader may do something. The server decides again: this only hides what it would refuse. */
export const useMay = (permission: Permission): boolean => may(useContext(StaffRole), permission)
