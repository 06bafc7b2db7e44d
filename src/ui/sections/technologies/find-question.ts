/**
 * Leads from an address that names a question of another page of the list, such as
 * `/technologies-tools#mesh-range`, to that page: the server knows it, but is not sent the `#` part.
 */
const { hash, search } = location
const id = hash.slice(1)
if (id && !document.getElementById(id) && !new URLSearchParams(search).has('question'))
  location.replace(`?question=${id}${hash}`)
