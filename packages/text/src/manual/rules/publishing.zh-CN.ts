import { text as flows } from '../../admin/approval/flows.zh-CN'
import { text as overview } from '../../admin/home.zh-CN'
import { text as policy } from '../../admin/policy/policy.zh-CN'
import type { ManualArticle } from '../article'

/** What a second person publishes. */
export const text = {
  lead: '差旅标准和审批流程的修改由一人提出、另一人确认后生效，每一版都保留。',
  sections: {
    propose: {
      title: '提交修改',
      steps: [
        `编辑后点击“${policy.publish}”，核对“${policy.changes}”。`,
        `选择“${policy.from}”。${policy.fromHint}`,
        `填写“${policy.note}”，点击“${policy.send}”。`,
      ],
      notes: [policy.single, '在有人确认之前，修改不影响任何人。'],
      hint: `${policy.second}${policy.single}`,
    },
    decide: {
      title: '确认或退回',
      lead: `“${overview.title}”和标准的页面上会显示待确认的提议。查看修改内容后，点击“${policy.accept}”，或点击“${policy.refuse}”并说明原因。提出的人可以“${policy.withdraw}”。`,
    },
    pilot: {
      title: '先在部分部门试行',
      lead: `“${policy.wide}”选择“${policy.wides.pilot}”时，${policy.wideHints.pilot}。满意后在“${policy.versions}”中点击“${policy.widen}”。`,
      hint: `“${policy.wides.all}”：${policy.wideHints.all}。“${policy.wides.pilot}”：${policy.wideHints.pilot}。`,
    },
    emergency: {
      title: '紧急发布',
      lead: `来不及等待确认时勾选“${policy.alone}”并填写原因。${policy.aloneHint}紧急发布会记入审计日志。`,
      hint: `${policy.aloneHint}紧急发布会记入审计日志，只用于来不及等待的情况。`,
    },
    back: {
      title: '恢复以前的版本',
      lead: `在“${policy.versions}”中点击“${policy.takeBack}”。${policy.takeBackText}审批流程在“${flows.parts.versions}”中选择“${flows.versions.restore}”。`,
    },
  },
} satisfies ManualArticle
