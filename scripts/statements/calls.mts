import { API, type Checker, type Type } from 'typescript/unstable/sync'
import type { CallExpression, Expression, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isArrayLiteralExpression,
  isCallExpression,
  isPropertyAccessExpression,
  isSpreadElement,
} from 'typescript/unstable/ast/is'

/** One place where a constant text goes to the database: `sql.query<Row>(text, values)`. */
export interface StatementCall {
  /** From the top of the repository. */
  path: string
  line: number
  text: Expression
  file: SourceFile
  /** Undefined where nobody reads the rows, or whoever calls says what they are. */
  row: Type | undefined
  /** Undefined where they are not written beside the text. */
  values: readonly Type[] | undefined
}

/** Whose `query` takes statements of constant text. */
const executors = new Set(['Sql', 'SqlExecutor'])
/** They hand on the texts of others. */
const handOn: ReadonlySet<string> = new Set([
  'apps/server/src/db/borrow.ts',
  'apps/server/src/db/company-memory.ts',
  'apps/server/src/db/write-last.ts',
])
const searched = /^(?:apps\/server|packages\/supply)\/src\/(?!testing\/)(?!.*\.test(?:ing)?\.ts$).*\.ts$/

export interface Sources {
  checker: Checker
  calls: StatementCall[]
  close: () => void
}

export function openSources(root: string, project: string): Sources {
  const api = new API({ cwd: root })
  const { program, checker } = api.updateSnapshot({ openProjects: [project] }).getProjects()[0]!
  const paths = program.getSourceFileNames().filter((name) => {
    const path = name.slice(root.length + 1)
    return searched.test(path) && !handOn.has(path)
  })
  const files = paths.map((path) => program.getSourceFile(path)!).filter(({ text }) => text.includes('.query'))
  return {
    checker,
    calls: files.flatMap((file) => callsIn(checker, file, file.fileName.slice(root.length + 1))),
    close: () => api.close(),
  }
}

export const lineAt = (file: SourceFile, position: number): number => file.text.slice(0, position).split('\n').length

/** Every node below one, itself first. */
export function* nodesBelow(node: Node): Generator<Node> {
  yield node
  const children: Node[] = []
  node.forEachChild((child) => {
    children.push(child)
  })
  for (const child of children) yield* nodesBelow(child)
}

function callsIn(checker: Checker, file: SourceFile, path: string): StatementCall[] {
  return [...nodesBelow(file)].flatMap((node) => {
    if (!isCallExpression(node) || !isQuery(checker, node)) return []
    const [text, values] = node.arguments
    if (!text) return []
    return [
      { path, line: lineAt(file, node.getStart(file)), text, file, row: rowOf(checker, node), values: valuesOf(checker, values) },
    ]
  })
}

function isQuery(checker: Checker, { expression }: CallExpression): boolean {
  if (!isPropertyAccessExpression(expression) || expression.name.text !== 'query') return false
  return executors.has(checker.getTypeAtLocation(expression.expression)?.getSymbol()?.name ?? '')
}

function rowOf(checker: Checker, call: CallExpression): Type | undefined {
  const signature = checker.getResolvedSignature(call)
  const promised = signature && checker.getReturnTypeOfSignature(signature)
  const rows = promised?.isTypeReference() ? checker.getTypeArguments(promised)[0] : undefined
  const row = rows?.isTypeReference() ? checker.getTypeArguments(rows)[0] : undefined
  return row && (row.isObjectType() || row.isIntersectionType() || row.isUnionType()) ? row : undefined
}

function valuesOf(checker: Checker, values: Expression | undefined): readonly Type[] | undefined {
  if (!values) return []
  if (!isArrayLiteralExpression(values) || values.elements.some(isSpreadElement)) return undefined
  return values.elements.map((element) => checker.getTypeAtLocation(element)!)
}
