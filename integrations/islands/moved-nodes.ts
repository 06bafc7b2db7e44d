/**
 * Lets React insert before and remove nodes that another program has moved or taken out of the
 * page, as translation does with texts. By the standard both methods throw, and React would then
 * remove the whole island (facebook/react#11538).
 */
export function bearMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode
    if (parent === this) removeChild.call(this, child)
    else if (parent && this.contains(parent)) removeChild.call(parent, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    // The place is before the child of this node that now contains the other node, or the end.
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    insertBefore.call(this, child, place)
    return child
  }
}
