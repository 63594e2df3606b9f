import { TypeFlags, type Checker, type Type } from 'typescript/unstable/sync'
import type { Column, Description } from '../../apps/server/src/testing/database/describe-statements'

/** What the driver makes of a value of each type of PostgreSQL (apps/server/src/db/database.ts sets int8 and date). */
type Kind = 'number' | 'text' | 'boolean' | 'moment' | 'bytes' | 'json' | 'nothing'
const kinds: Readonly<Record<string, Kind>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'text',
  text: 'text',
  bpchar: 'text',
  name: 'text',
  uuid: 'text',
  date: 'text',
  varbit: 'text',
  bit: 'text',
  bool: 'boolean',
  timestamptz: 'moment',
  bytea: 'bytes',
  json: 'json',
  jsonb: 'json',
  void: 'nothing',
}
const kindOf = (type: string): Kind | undefined => kinds[type]

/** What a statement and the TypeScript around it say differently, each a sentence. */
export function differences(
  checker: Checker,
  text: string,
  { parameters, columns }: Description,
  { row, values }: { row: Type | undefined; values: readonly Type[] | undefined },
): string[] {
  return [
    ...(values ? parameterDifferences(checker, parameters, values) : []),
    ...(row ? rowDifferences(checker, text, columns, row) : []),
  ]
}

function parameterDifferences(checker: Checker, parameters: readonly string[], values: readonly Type[]): string[] {
  if (parameters.length !== values.length) return [`${parameters.length} parameters, but ${values.length} values`]
  return parameters.flatMap((type, place) => {
    const value = values[place]!
    return mayBeSent(checker, type, value) ? [] : [`$${place + 1} is ${type}, but its value is ${checker.typeToString(value)}`]
  })
}

function rowDifferences(checker: Checker, text: string, columns: readonly Column[], row: Type): string[] {
  const properties = propertiesOf(checker, row)
  const read = new Set(columns.map(({ name }) => name))
  const unread = [...properties].filter(([name, types]) => !read.has(name) && !types.some(isOptional)).map(([name]) => name)
  return [
    ...unread.map((name) => `no column "${name}"`),
    ...columns.flatMap((column) => {
      const types = properties.get(column.name)
      if (!types) return [`column "${column.name}" is not in the row's type`]
      const said = types.map((type) => checker.typeToString(type)).join(' or ')
      if (!types.every((type) => mayBeRead(checker, column.type, type)))
        return [`"${column.name}" is ${column.type}, but the row says ${said}`]
      const isEmpty = column.nullable !== undefined && !isCompared(text, column.nullable) && !types.some(isOptional)
      return isEmpty ? [`"${column.name}" may be null, but the row says ${said}`] : []
    }),
  ]
}

/** What each part of a row that is one of several has under a name. */
function propertiesOf(checker: Checker, row: Type): Map<string, Type[]> {
  const properties = new Map<string, Type[]>()
  for (const property of partsOf(row).flatMap((part) => checker.getPropertiesOfType(part)))
    properties.set(property.name, [...(properties.get(property.name) ?? []), checker.getTypeOfSymbol(property)!])
  return properties
}

/** Rows in which the column is null are left out where the statement compares it with anything, alone or as one of several. */
const isCompared = (text: string, column: string): boolean =>
  new RegExp(
    String.raw`\b${column}\s*(?:IS NOT NULL|=|<|>|BETWEEN\b)|\((?:[\w.]+, )*(?:\w+\.)?${column}(?:, [\w.]+)*\) [<>=]`,
  ).test(text)

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])
const isNothing = (type: Type): boolean => (type.flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void)) !== 0
const isAnything = (type: Type): boolean => (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0
const isOptional = (type: Type): boolean => partsOf(type).some((part) => isNothing(part) || isAnything(part))

/** Whether what the driver reads of a column is of a type. */
function mayBeRead(checker: Checker, column: string, type: Type): boolean {
  return partsOf(type).every((part) => {
    if (isNothing(part) || isAnything(part)) return true
    const element = elementOf(checker, part)
    if (column.startsWith('_')) return element !== undefined && mayBeRead(checker, column.slice(1), element)
    const kind = kindOf(column)
    if (kind === 'json') return !isNamed(part, 'Date')
    return kind !== undefined && isOfKind(kind, part)
  })
}

/** Whether a value of a type may go to a parameter: as the driver writes it, PostgreSQL reads it. */
function mayBeSent(checker: Checker, parameter: string, type: Type): boolean {
  return partsOf(type).every((part) => {
    if (isNothing(part) || isAnything(part)) return true
    const element = elementOf(checker, part)
    if (parameter.startsWith('_')) return element !== undefined && mayBeSent(checker, parameter.slice(1), element)
    const kind = kindOf(parameter)
    // The driver would write a list as an array of PostgreSQL, and an object without being asked to.
    if (kind === 'json') return isOfKind('text', part)
    if (kind === 'moment') return isOfKind('moment', part) || isOfKind('text', part)
    return kind !== undefined && isOfKind(kind, part)
  })
}

const elementOf = (checker: Checker, type: Type): Type | undefined =>
  checker.isArrayType(type) && type.isTypeReference() ? checker.getTypeArguments(type)[0] : undefined

const isNamed = (type: Type, name: string): boolean => type.getSymbol()?.name === name

function isOfKind(kind: Kind, type: Type): boolean {
  if (kind === 'number') return (type.flags & TypeFlags.NumberLike) !== 0
  if (kind === 'text') return (type.flags & (TypeFlags.StringLike | TypeFlags.TemplateLiteral)) !== 0
  if (kind === 'boolean') return (type.flags & TypeFlags.BooleanLike) !== 0
  if (kind === 'moment') return isNamed(type, 'Date')
  return kind === 'bytes' && isNamed(type, 'Buffer')
}
