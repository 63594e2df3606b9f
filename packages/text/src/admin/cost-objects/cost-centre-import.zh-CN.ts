/** Entering cost centres from a file, in the console. */
export const text = {
  title: '批量导入成本中心',
  fileLead: '支持 Excel（.xlsx）和 CSV 文件，第一行是列名，每行一个成本中心，最多 5,000 行。',
  fileRules: [
    '按编码识别已有成本中心；编码不存在时新增。',
    '空白单元格保持原值；文件中没有的成本中心不受影响，不会停用。',
    '多个适用部门用“、”分隔；填写“全部”表示全公司适用。',
    '导入前会先核对每一行；只要有一行有误，就不会导入任何内容。',
  ],
  templateName: '成本中心导入模板',
  tooManyLines: '文件超过 5,000 行，请拆分后再试',
  noRows: '文件中只有列名，没有成本中心',
  columns: {
    code: '编码',
    name: '名称',
    nameTraditional: '名称（繁体）',
    nameEnglish: '名称（英文）',
    owner: '负责人',
    departments: '适用部门',
  },
  example: ['CC2001', '华东销售', '華東銷售', 'Sales East', 'YX0001', '销售部'],
  unidentified: '请对应“编码”，用来识别成本中心',
  wrongFileName: '成本中心导入-有误的行',
  changesLead: (p: { shown: number }) => `前 ${p.shown} 个`,
  thing: '成本中心',
  take: (p: { count: number }) => `导入 ${p.count} 个成本中心`,
  doneText: (p: { added: number; changed: number; same: number }) =>
    `新增 ${p.added} 个，修改 ${p.changed} 个，${p.same} 个没有变化。`,
  toList: '查看成本中心',
}
