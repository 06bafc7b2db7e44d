/** Describes the open requests assigned to an account, beside the link to all. */
export const describeOwn = (count = 0): string => (count > 0 ? `${count} yours` : '')
