/**
 * Opens the disclosure around the target that the address names: an answer, which some browsers do
 * not open themselves, or its heading, which none opens.
 */
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1))
  const around = target?.closest('details')
  if (!around || around.open) return
  around.open = true
  target?.scrollIntoView()
}
openTarget()
addEventListener('hashchange', openTarget)
