/** The first screen of the console: how the company stands, what waits, what is left to set up. */
export const text = {
  title: '概览',
  people: '在职员工',
  departments: '部门',
  waiting: '待处理',
  nothingWaits: '目前没有待处理事项。',
  lines: {
    invited: (p: { count: number }) => `${p.count} 人尚未激活账号`,
    leaving: (p: { count: number; withTrips: number }) =>
      p.withTrips > 0 ? `${p.count} 人待离职，其中 ${p.withTrips} 人离职后仍有行程` : `${p.count} 人待离职`,
    departmentsWithoutHead: (p: { count: number }) => `${p.count} 个部门没有负责人`,
    peopleWithoutSuperior: (p: { count: number }) => `${p.count} 人没有直属上级`,
    endingDocuments: (p: { count: number }) => `${p.count} 人的证件已过期或将在 60 天内过期`,
  },
  why: {
    invited: '激活后才能登录和预订，可重新发送邀请',
    leaving: '请在最后工作日前确认行程和交接',
    departmentsWithoutHead: '没有直属上级的员工将无人审批',
    peopleWithoutSuperior: '提交的审批没有人处理',
    endingDocuments: '请提醒员工在“个人信息”中更新',
  },
  look: '查看',
  setUp: '开始使用',
  progress: (p: { done: number; all: number }) => `已完成 ${p.done} / ${p.all}`,
  done: '已完成',
  toDo: '未完成',
  steps: {
    company: { name: '核对企业信息', why: '名称和客服电话显示在员工的页面上。', go: '查看企业信息' },
    people: { name: '添加员工', why: '员工收到邀请，激活账号后即可预订。', go: '添加员工' },
    departments: { name: '建立部门', why: '部门决定差旅标准、审批和费用归属。', go: '添加部门' },
    heads: { name: '指定部门负责人', why: '没有直属上级的员工由负责人审批。', go: '指定负责人' },
    superiors: { name: '指定直属上级', why: '审批会送到直属上级。', go: '指定上级' },
    agreement: { name: '签订服务协议', why: '协议生效后，员工可因公预订。', go: '联系差旅服务商' },
    products: { name: '开放产品', why: '除国内机票外，还可开放酒店和火车票。', go: '开放产品' },
  },
}
