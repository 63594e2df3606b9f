import { text as company } from '../../admin/company/company.zh-CN'
import { text as grades } from '../../admin/people/grades.zh-CN'
import { text as menu } from '../../personal/menu.zh-CN'
import type { ManualArticle } from '../article'

/** Grades, by which people have their travel standards. */
export const text = {
  lead: '职级把员工分成若干层，差旅标准通常按职级设置。',
  sections: {
    add: {
      title: '添加和排列职级',
      steps: [
        `打开“${grades.title}”，点击“${grades.add}”，填写名称并保存。`,
        `在职级的菜单中用“${grades.moveUp}”和“${grades.moveDown}”调整顺序，从高到低排列；“${grades.orderHistory}”记录谁在何时调整过。`,
      ],
      notes: [
        `多人同行按“${company.values.togetherBookRule.highest}”或“${company.values.togetherBookRule.lowest}”判断时，比较的是各人的标准，见“${menu.items.company}”。`,
      ],
      picture: '职级列表，显示人数和适用的差旅标准',
    },
    policy: {
      title: '职级的差旅标准',
      lead: `“${grades.columns.policy}”一列显示该职级适用的标准，点击可以打开。显示“${grades.noPolicy}”时，该职级的员工预订不受限制。`,
    },
    end: {
      title: '停用职级',
      lead: `还有在职员工的职级不能停用，请先调整他们的职级。${grades.endText}`,
    },
  },
} satisfies ManualArticle
