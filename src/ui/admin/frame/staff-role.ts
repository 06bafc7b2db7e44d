import { createContext, useContext } from 'react'
import { may, type Permission, type Role } from '#src/contracts/permissions.ts'

/** Role of the reader; the least permitted one by default. */
export const StaffRole = createContext<Role>('viewer')

/** Whether the reader may do something. The server decides; this hides what it would refuse. */
export const useMay = (permission: Permission): boolean => may(useContext(StaffRole), permission)
