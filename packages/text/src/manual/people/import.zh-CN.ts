import { text as people } from '../../admin/people/people.zh-CN'
import { text as file } from '../../admin/file-import.zh-CN'
import { text as own } from '../../admin/people/import.zh-CN'
import type { ManualArticle } from '../article'

/** Entering people from a file. */
export const text = {
  lead: '用 Excel 或 CSV 文件一次添加或修改许多员工。导入前会核对每一行，有一行有误就不会导入任何内容。',
  sections: {
    steps: {
      title: '导入的步骤',
      steps: [
        `打开“${people.title}”，点击“${people.import}”。`,
        `第一次导入时点击“${file.template}”，在模板中填写员工。`,
        `点击“${file.chooseFile}”，或将文件拖到页面上。`,
        `确认文件中每一列对应的内容；不需要的列选择“${file.noMeaning}”。`,
        `点击“${file.check}”，查看“${file.counts.added}”“${file.counts.changed}”“${file.counts.same}”和“${file.counts.wrong}”各有多少行。`,
        '没有有误的行时，点击页面下方的导入按钮。',
      ],
      notes: [own.fileLead],
      picture: '导入员工的第一步，选择文件或下载模板',
    },
    columns: {
      title: '对应列',
      lead: `至少要有“${own.columns.number}”或“${own.columns.mail}”，用来识别员工。系统会记住您的选择，下次同样的文件无需再选。`,
      hint: `选择文件中每一列的含义。至少对应“${own.columns.number}”或“${own.columns.mail}”，不需要的列选择“${file.noMeaning}”。`,
    },
    meaning: {
      title: '空白单元格和已有员工',
      lead: '文件只改动它写明的内容。',
      notes: own.fileRules,
      hint: `${own.fileRules[0]}${own.fileRules[1]}`,
    },
    wrong: {
      title: '改正有误的行',
      steps: [
        `在“${file.wrongTitle}”中查看原因，或点击“${file.wrongFile}”，在 Excel 中逐行改正。`,
        `改正后点击“${file.otherFile}”，选择改好的文件。`,
      ],
    },
    invite: {
      title: '邀请新员工',
      lead: `勾选“${own.invite}”，导入后立即发送激活邀请；也可以之后在员工列表中选择他们，点击“${people.invite}”。`,
      hint: '不勾选时，新员工暂时收不到邮件。以后可以在员工列表中选择他们并发送邀请。',
    },
  },
} satisfies ManualArticle
