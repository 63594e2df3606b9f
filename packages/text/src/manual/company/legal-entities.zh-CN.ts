import { text as catalogue } from '../../admin/company/catalogue.zh-CN'
import { text as entities } from '../../admin/company/legal-entities.zh-CN'
import type { ManualArticle } from '../article'

/** Invoice titles. */
export const text = {
  lead: '发票开给哪家公司，由抬头决定。集团可以有几个抬头，分别适用于不同部门。',
  sections: {
    add: {
      title: '添加抬头',
      steps: [
        `打开“${entities.title}”，点击“${entities.add}”。`,
        `填写“${entities.fields.name}”和“${entities.fields.taxNumber}”，${entities.nameHint}`,
        `需要专用发票时勾选“${entities.fields.specialInvoices}”。${entities.specialHint}`,
      ],
      notes: [`“${entities.fields.account}”${entities.accountHint}`],
      picture: '发票抬头列表，显示税号和可开的发票',
    },
    default: {
      title: '默认抬头和适用部门',
      lead: `${entities.defaultHint}${catalogue.departmentsHint}`,
      hint: `${entities.defaultHint}指定了适用部门的抬头先于默认抬头。`,
    },
  },
} satisfies ManualArticle
