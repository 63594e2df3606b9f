import type { PersonColumn } from '@sojourn/contract/admin/people/people-columns'

/** How files of people head their columns. */
export const usualHeads: Readonly<Record<PersonColumn, readonly string[]>> = {
  number: ['工号', '員工編號', '员工编号', '员工号', '编号', 'employeeid', 'employeenumber', 'employeeno', 'staffid', 'id'],
  name: ['姓名', '名字', '员工姓名', '員工姓名', 'fullname', 'employeename'],
  mail: ['邮箱', '电子邮箱', '邮件', '電子郵箱', '信箱', 'email', 'emailaddress', 'mail', 'workemail'],
  mobile: ['手机', '手机号', '手机号码', '手機', '手機號碼', '电话', 'mobile', 'mobilenumber', 'phone', 'cellphone'],
  department: ['部门', '所属部门', '部門', '组织', 'department', 'team', 'orgunit'],
  grade: ['职级', '级别', '職級', 'grade', 'level'],
  costCentre: ['成本中心', '成本中心编码', 'costcentre', 'costcenter'],
  superior: ['直属上级', '上级', '直接上级', '主管', '直屬上級', 'superior', 'manager', 'supervisor', 'reportsto'],
  position: ['职位', '岗位', '职务', '職位', 'position', 'jobtitle', 'title'],
  office: ['办公地点', '工作地点', '办公室', '工作城市', '辦公地點', 'office', 'location', 'worklocation', 'workplace'],
  joinedOn: ['入职日期', '入职时间', '到職日期', 'joinedon', 'hiredate', 'startdate', 'datejoined', 'dateofjoining'],
  language: ['语言', '通知语言', '語言', 'language'],
}
