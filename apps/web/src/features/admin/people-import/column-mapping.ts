import { personColumns, type PersonColumn } from '@sojourn/contract/admin/people-columns'

/** Which column of ours each column of the file is; '' is none. */
export type Mapping = readonly (PersonColumn | '')[]

const folded = (text: string): string => text.toLowerCase().replace(/[\s*＊（）()_-]/g, '')

/** How files head these columns, in what is usual beside our own words. */
const usual: Readonly<Record<PersonColumn, readonly string[]>> = {
  number: ['工号', '員工編號', '员工编号', '员工号', '编号', 'employeeid', 'employeenumber', 'employeeno', 'staffid', 'id'],
  name: ['姓名', '名字', '员工姓名', '員工姓名', 'fullname', 'employeename'],
  mail: ['邮箱', '电子邮箱', '邮件', '電子郵箱', '信箱', 'email', 'emailaddress', 'mail', 'workemail'],
  mobile: ['手机', '手机号', '手机号码', '手機', '手機號碼', '电话', 'mobile', 'mobilenumber', 'phone', 'cellphone'],
  department: ['部门', '所属部门', '部門', '组织', 'department', 'team', 'orgunit'],
  grade: ['职级', '级别', '職級', 'grade', 'level'],
  costCentre: ['成本中心', '成本中心编码', 'costcentre', 'costcenter'],
  superior: ['直属上级', '上级', '直接上级', '主管', '直屬上級', 'superior', 'manager', 'supervisor', 'reportsto'],
  position: ['职位', '岗位', '职务', '職位', 'position', 'jobtitle', 'title'],
  joinedOn: ['入职日期', '入职时间', '到職日期', 'joinedon', 'hiredate', 'startdate', 'datejoined', 'dateofjoining'],
  language: ['语言', '通知语言', '語言', 'language'],
}

/** What the heads of a file mean: as it was chosen the last time, else by our words and what is usual. Each column of ours is taken once. */
export function guessMapping(
  heads: readonly string[],
  names: Readonly<Record<PersonColumn, string>>,
  remembered: Readonly<Record<string, string>>,
): Mapping {
  const taken = new Set<string>()
  return heads.map((head) => {
    const known = remembered[folded(head)]
    const found =
      personColumns.find((column) => column === known) ??
      personColumns.find((column) => [column, names[column], ...usual[column]].some((each) => folded(each) === folded(head)))
    if (found === undefined || known === '' || taken.has(found)) return ''
    taken.add(found)
    return found
  })
}

/** One column of the file becomes another of ours, which it takes from whichever had it. */
export const mapColumn = (mapping: Mapping, index: number, column: PersonColumn | ''): Mapping =>
  mapping.map((each, at) => (at === index ? column : each === column ? '' : each))

/** What is remembered of a mapping, by the heads of the file. */
export const rememberedOf = (heads: readonly string[], mapping: Mapping): Record<string, string> =>
  Object.fromEntries(heads.map((head, index) => [folded(head), mapping[index] ?? '']))

/** The file as it is sent: mapped columns alone. Empty lines are left out; `lines` says which line of the file each row is, beginning at 1. */
export function mappedRows(rows: readonly (readonly string[])[], mapping: Mapping) {
  const places = mapping.flatMap((column, index) => (column === '' ? [] : [{ column, index }]))
  const mapped = rows.map((row, index) => ({
    line: index + 2,
    cells: places.map((place) => (row[place.index] ?? '').slice(0, 200)),
  }))
  const written = mapped.filter(({ cells }) => cells.some((cell) => cell !== ''))
  return {
    columns: places.map(({ column }) => column),
    rows: written.map(({ cells }) => cells),
    lines: written.map(({ line }) => line),
  }
}
