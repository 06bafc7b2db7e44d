/** What stands at a path of an unchecked piece of copy; undefined where there is nothing. */
export const copyAt = (data: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
    data,
  )
