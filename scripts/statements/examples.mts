import { SignatureKind, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync'

/** Values of a type, of which each that could write another text is among them: all of a union, none and one of a list. */
export function examplesOf(checker: Checker, type: Type, depth = 0): unknown[] {
  if (type.isUnionType()) return type.getTypes().flatMap((one) => examplesOf(checker, one, depth))
  if (type.isLiteralType()) return [type.value]
  if (type.flags & TypeFlags.StringLike) return ['a', '']
  if (type.flags & TypeFlags.NumberLike) return [1]
  if (type.flags & TypeFlags.Null) return [null]
  if (depth > 3) return [undefined]
  if (checker.isArrayType(type)) {
    const [element] = type.isTypeReference() ? checker.getTypeArguments(type) : []
    return [...(element ? examplesOf(checker, element, depth + 1).map((one) => [one]) : []), []]
  }
  if (type.getSymbol()?.name === 'Date') return [new Date(0)]
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call)
  if (signature) return examplesOf(checker, checker.getReturnTypeOfSignature(signature)!, depth + 1).map((one) => () => one)
  if (type.isObjectType() || type.isIntersectionType()) return objectsOf(checker, type, depth)
  const bound = checker.getBaseConstraintOfType(type)
  if (bound && bound.id !== type.id) return examplesOf(checker, bound, depth + 1)
  return type.flags & TypeFlags.NonPrimitive ? [{}] : [undefined]
}

/** One object with the first example of each property, and others that differ from it in one property. */
function objectsOf(checker: Checker, type: Type, depth: number): object[] {
  const properties = checker.getPropertiesOfType(type)
  const examples = properties.map((property) => {
    const own = checker.getTypeOfSymbol(property)
    return [property.name, own ? examplesOf(checker, own, depth + 1) : [undefined]] as const
  })
  const first = Object.fromEntries(examples.map(([name, [example]]) => [name, example]))
  const others = examples.flatMap(([name, [, ...rest]]) => rest.map((example) => ({ ...first, [name]: example })))
  return [first, ...others]
}

/** The first of each, and then each other one in its place. */
export function variations<Choice>(choices: readonly (readonly Choice[])[]): Choice[][] {
  const first = choices.map((own) => own[0] as Choice)
  return [first, ...choices.flatMap((own, place) => own.slice(1).map((choice) => first.with(place, choice)))]
}
