/** Entering departments from a file, in the console. */
export const text = {
  title: '批量导入部门',
  fileLead: '支持 Excel（.xlsx）和 CSV 文件，第一行是列名，每行一个部门，最多 5,000 行。',
  fileRules: [
    '按部门编号识别已有部门；没有编号时，按上级部门和名称识别；都没有找到时新增。',
    '上级部门可填写编号、名称或完整路径，例如“总公司/华东区”，也可以是文件中的其他部门；填写“无”表示顶级部门。',
    '空白单元格保持原值；文件中没有的部门不受影响，不会撤销。',
    '导入前会先核对每一行；只要有一行有误，就不会导入任何内容。',
  ],
  templateName: '部门导入模板',
  tooManyLines: '文件超过 5,000 行，请拆分后再试',
  noRows: '文件中只有列名，没有部门',
  columns: {
    number: '部门编号',
    name: '名称',
    nameTraditional: '名称（繁体）',
    nameEnglish: '名称（英文）',
    parent: '上级部门',
    head: '负责人',
  },
  example: ['D1001', '华东销售部', '華東銷售部', 'Sales East', '总公司/华东区', 'YX0001'],
  unidentified: '请对应“部门编号”或“名称”，用来识别部门',
  wrongFileName: '部门导入-有误的行',
  changesLead: (p: { shown: number }) => `前 ${p.shown} 个`,
  thing: '部门',
  take: (p: { count: number }) => `导入 ${p.count} 个部门`,
  doneText: (p: { added: number; changed: number; same: number }) =>
    `新增 ${p.added} 个，修改 ${p.changed} 个，${p.same} 个没有变化。`,
  toList: '查看部门',
}
