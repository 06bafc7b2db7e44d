/**
 * Holds one listener, through which the islands of a page notify each other. `listen`
 * returns a function that stops it.
 */
export function createListener<Message extends unknown[]>() {
  let listener: ((...message: Message) => void) | undefined
  return {
    notify: (...message: Message) => listener?.(...message),
    listen(next: (...message: Message) => void) {
      listener = next
      return () => {
        listener = undefined
      }
    },
  }
}
