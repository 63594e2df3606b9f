import { text as fields } from '../../admin/custom-field/words.zh-CN'
import type { ManualArticle } from '../article'

/** What a company asks beside our own fields. */
export const text = {
  lead: `“${fields.title}”在出差申请或订单上收集贵公司需要的信息，审批人和报表都能看到；也可以放在员工资料上，由管理员填写。`,
  sections: {
    add: {
      title: '添加字段',
      steps: [
        `点击“${fields.add}”，填写名称并选择“${fields.fields.kind}”。`,
        `列表的“${fields.fields.choices}”每行一个，可以从表格粘贴；“${fields.fields.parentKey}”让选项取决于另一个列表。`,
        `选择“${fields.fields.forms}”“${fields.fields.products}”和“${fields.fields.countries}”“${fields.fields.cities}”，决定何时填写；选择“${fields.fields.departments}”或“${fields.fields.entities}”，决定由谁填写。`,
        `在“${fields.preview}”中试填，确认后保存。`,
      ],
      notes: [`只有因公订单和出差申请会填写；不符合产品和目的地的订单不会出现该字段。`],
    },
    people: {
      title: '员工资料中的字段',
      lead: `“${fields.fields.forms}”选择“${fields.formNames.person}”。${fields.personHint}`,
      hint: `“${fields.formNames.application}”和“${fields.formNames.order}”由预订人填写；“${fields.formNames.person}”由管理员填写，并可带入订单。`,
    },
    end: {
      title: '修改和停用',
      lead: `“${fields.kindHint}”“${fields.end}”后不再填写，以前的订单仍显示当时的内容。`,
    },
  },
} satisfies ManualArticle
