export interface LabelBox {
  left: number
  top: number
  width: number
  height: number
}

const overlap = (a: LabelBox, b: LabelBox): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** Takes boxes one after another and says of each whether it still finds free room. */
export function createLabelRoom(): (box: LabelBox) => boolean {
  const taken: LabelBox[] = []
  return (box) => {
    if (taken.some((other) => overlap(other, box))) return false
    taken.push(box)
    return true
  }
}
