/**
 * Opens the answer that the address names, in browsers that do not open the disclosure around a
 * target themselves.
 */
const openAnswer = () => {
  const answer = document.getElementById(location.hash.slice(1))
  const around = answer?.closest('details')
  if (!around || around.open) return
  around.open = true
  answer?.scrollIntoView()
}
openAnswer()
addEventListener('hashchange', openAnswer)
