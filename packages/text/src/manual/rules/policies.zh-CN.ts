import { text as policies } from '../../admin/policy/policies.zh-CN'
import { text as policy } from '../../admin/policy/policy.zh-CN'
import { text as scopes } from '../../admin/policy/scope.zh-CN'
import { text as rules } from '../../booking/policy/edit.zh-CN'
import { text as car } from '../../products/policy/car.zh-CN'
import { text as meeting } from '../../products/policy/meeting.zh-CN'
import { text as visa } from '../../products/policy/visa.zh-CN'
import type { ManualArticle } from '../article'

/** Travel policies: whom they bind and what they say. */
export const text = {
  lead: '差旅标准规定员工可以订什么、超出时怎么办。每次搜索和预订都按标准判断，并向员工说明原因。',
  sections: {
    begin: {
      title: '建立标准',
      steps: [
        `打开“${policies.title}”，点击“${policies.add}”。`,
        `填写名称，选择“${policy.scope}”。第一个标准选择“${scopes.scopes.default}”。`,
        `在“${policy.standards}”中为需要的产品点击“${policy.addSection}”，逐条填写。`,
        `右侧的“${policy.preview}”显示员工会看到的句子，“${policy.checks}”列出冲突和缺口。`,
        `点击“${policy.publish}”。`,
      ],
      notes: [`可以用“${policies.copy}”从现有的标准开始。`, '没有设置标准的产品，预订时不受限制。'],
      picture: '差旅标准列表，显示适用对象、人数和版本',
    },
    scope: {
      title: '适用对象和先后顺序',
      lead: policy.scopeHint,
      notes: [
        `部门包含其下级部门；一个人的部门和上级部门都被指定时，离他最近的部门先生效。`,
        `“${policies.whoTitle}”中选择一位员工，可以看到哪个标准生效、哪些被取代。`,
      ],
      hint: `${policy.scopeHint}用“${policies.whoTitle}”可以查看某位员工的结果。`,
    },
    handling: {
      title: '超标时',
      lead: '每条规则各自选择超标时的处理方式。一次预订违反几条时，按其中最严的处理。',
      notes: [
        `“${rules.handlings.remind}”：${rules.handlingHints.remind}。`,
        `“${rules.handlings.reason}”：${rules.handlingHints.reason}。`,
        `“${rules.handlings.payExcess}”：${rules.handlingHints.payExcess}。`,
        `“${rules.handlings.approval}”：${rules.handlingHints.approval}。`,
        `“${rules.handlings.choose}”：${rules.handlingHints.choose}。`,
        `“${rules.handlings.forbid}”：${rules.handlingHints.forbid}。`,
      ],
      hint: `从宽到严：“${rules.handlings.remind}”“${rules.handlings.reason}”“${rules.handlings.payExcess}”“${rules.handlings.approval}”“${rules.handlings.forbid}”。“${rules.handlings.choose}”由预订人在两者中选择。一次预订违反几条时，按最严的处理。`,
      picture: '编辑国内机票标准，每条规则旁选择超标时的处理方式',
    },
    advance: {
      title: '提前天数',
      lead: `“${rules.advance.title}”等于出发日期减去预订日期（北京时间），不足天数即为超标。临时出差可以选择“${rules.handlings.reason}”，由员工说明。`,
      hint: '出发日期减去预订日期（北京时间）。填 3 表示 11 月 20 日出发的行程最晚在 11 月 17 日预订。',
    },
    products: {
      title: '用车、签证和会议标准',
      notes: [
        `用车的“${car.place.title}”：选择地点类型，或点击“${car.site.add}”添加公司地点并填写范围（米）；点击“${car.pair.add}”限定往返的两端。${car.place.sitesWhy}${car.place.pairsWhy}`,
        `签证：“${visa.kind.title}”“${visa.price.title}”和“${visa.express.title}”。费用按每人全部费用计算。`,
        `会议：“${meeting.price.title}”按城市分档，“${meeting.total.title}”按一次会议计算。`,
      ],
    },
    end: {
      title: '停用',
      lead: `在标准的菜单中选择“${policy.end}”，选择“${policy.endFrom}”。${policy.endText}`,
    },
  },
} satisfies ManualArticle
