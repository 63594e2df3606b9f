import { SignatureKind, type Checker, type Type } from 'typescript/unstable/sync'
import type { Expression, Identifier, Node, ParameterDeclaration, SourceFile } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isAwaitExpression,
  isBindingElement,
  isBindingPattern,
  isCallExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isTypeNode,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { nodesBelow } from './calls.mts'

/** How an expression is worked out outside its function: code in the scope of its module, and what it must be given. */
export interface Recipe {
  /** A function of all that the inputs give, in order. */
  code: string
  inputs: Input[]
}
/** One value of a type, or several together, as a caller in the same file writes them. */
export type Input = { type: Type } | { callers: Recipe[] }

type Variable = ReturnType<typeof localVariable> & object

export function recipeOf(
  checker: Checker,
  file: SourceFile,
  wanted: readonly Expression[],
  result: (codes: string[]) => string,
): Recipe {
  const locals = new Map<Variable, string>()
  const given = new Set<Variable>()
  const visit = (expression: Node): void => {
    for (const name of namesIn(expression)) {
      const variable = localVariable(checker, name)
      const known = !variable || locals.has(variable) || given.has(variable) || wanted.some((outer) => within(variable, outer))
      if (known || [...locals.keys()].some(({ initializer }) => initializer && within(variable, initializer))) continue
      const { initializer } = variable
      if (isVariableDeclaration(variable) && initializer && ![...nodesBelow(initializer)].some(isAwaitExpression)) {
        locals.set(variable, `const ${variable.name.getText(file)} = ${initializer.getText(file)};`)
        visit(initializer)
      } else {
        given.add(variable)
        if (initializer) visit(initializer)
      }
    }
  }
  for (const expression of wanted) visit(expression)
  const groups = [...new Set([...given].map(ownerOf))].map((owner) =>
    inputsOf(
      checker,
      file,
      owner,
      [...given].filter((variable) => ownerOf(variable) === owner),
    ),
  )
  const names = groups.flatMap(({ variables }) => variables.map((variable) => parameterText(file, variable)))
  const before = [...locals].toSorted(([one], [other]) => one.pos - other.pos).map(([, code]) => code)
  const code = `(${names.join(', ')}) => { ${before.join(' ')} return ${result(wanted.map((expression) => expression.getText(file)))} }`
  return { code, inputs: groups.flatMap(({ inputs }) => inputs) }
}

function parameterText(file: SourceFile, variable: Variable): string {
  const initializer = isParameterDeclaration(variable) && variable.initializer
  return `${variable.name.getText(file)}: any${initializer ? ` = ${initializer.getText(file)}` : ''}`
}

/** Names that are read, in order; of `a.b` only a, and no names of types. */
function* namesIn(node: Node): Generator<Identifier> {
  if (isTypeNode(node)) return
  if (isIdentifier(node)) yield node
  const children: Node[] = []
  node.forEachChild((child) => {
    const isNamed = isPropertyAccessExpression(node) || isPropertyAssignment(node)
    if (!isNamed || child !== node.name) children.push(child)
  })
  for (const child of children) yield* namesIn(child)
}

/** The variable or parameter of an enclosing function; undefined for what the module itself has. */
function localVariable(checker: Checker, name: Identifier) {
  const symbol = isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name)
  let declared = symbol?.valueDeclaration?.resolve()
  while (declared && (isBindingElement(declared) || isBindingPattern(declared))) declared = declared.parent
  if (!declared || !(isVariableDeclaration(declared) || isParameterDeclaration(declared))) return undefined
  return ownerOf(declared) ? declared : undefined
}

const isFunction = (node: Node): boolean => isArrowFunction(node) || isFunctionDeclaration(node) || isFunctionExpression(node)

/** The function that a variable or parameter belongs to. */
function ownerOf(node: Node): Node | undefined {
  let above: Node | undefined = node.parent
  while (above && !isFunction(above)) above = above.parent
  return above
}

const within = (node: Node, outer: Node): boolean =>
  node.getSourceFile() === outer.getSourceFile() && node.pos >= outer.pos && node.end <= outer.end

/** What a function's variables may be: of those that nobody can list, what its callers write, all of a caller together. */
function inputsOf(checker: Checker, file: SourceFile, owner: Node | undefined, variables: Variable[]) {
  const types = variables.map((variable) => checker.getTypeAtLocation(variable)!)
  const parameters = variables.filter(isParameterDeclaration)
  const calls =
    types.some((type) => isFreeText(checker, type)) && parameters.length === variables.length ? callsOf(file, owner) : []
  if (calls.length === 0) return { variables, inputs: types.map((type): Input => ({ type })) }
  const callers = calls.map((written) => {
    const each = parameters.map((parameter) => argumentsFor(parameter, written))
    return recipeOf(checker, file, each.flat(), (codes) => tupleOf(parameters, each, codes))
  })
  return { variables, inputs: [{ callers }] }
}

function tupleOf(parameters: ParameterDeclaration[], each: Expression[][], codes: string[]): string {
  const rest = [...codes]
  const own = each.map(({ length }) => rest.splice(0, length))
  return `[${own.map((texts, place) => (parameters[place]!.dotDotDotToken ? `[${texts.join(', ')}]` : (texts[0] ?? 'undefined'))).join(', ')}]`
}

/** Whether a type has texts or functions in it, whose values nobody can list. */
function isFreeText(checker: Checker, type: Type, depth = 0): boolean {
  if (type.id === checker.getStringType().id || checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return true
  if (depth > 2) return false
  if (checker.isArrayType(type) && type.isTypeReference())
    return isFreeText(checker, checker.getTypeArguments(type)[0]!, depth + 1)
  if (!type.isObjectType()) return false
  return checker.getPropertiesOfType(type).some((property) => isFreeText(checker, checker.getTypeOfSymbol(property)!, depth + 1))
}

/** What each call of a function in its own file writes. */
function callsOf(file: SourceFile, owner: Node | undefined): (readonly Expression[])[] {
  if (!owner) return []
  const named = isFunctionDeclaration(owner) ? owner.name : isVariableDeclaration(owner.parent) ? owner.parent.name : undefined
  if (!named || !isIdentifier(named)) return []
  return [...nodesBelow(file)].flatMap((node) =>
    isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === named.text ? [node.arguments] : [],
  )
}

function argumentsFor(parameter: ParameterDeclaration, written: readonly Expression[]): Expression[] {
  const owner = parameter.parent
  const position = (owner as unknown as { parameters: readonly Node[] }).parameters.indexOf(parameter)
  return written.slice(position, parameter.dotDotDotToken ? undefined : position + 1)
}
