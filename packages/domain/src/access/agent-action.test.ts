import { expect, test } from 'vitest'
import { agentActionSentence } from './agent-action'

test.each([
  ['api/Flight/CreateOrder/V3', '提交订单'],
  ['api/Hotel/AcceptDemand', '提交订单'],
  ['api/Flight/SaveFlightOrderTempV2', '查询并填写预订'],
  ['api/TrainTicket/ApplyChange', '申请改签'],
  ['api/Order/CancelTrip', '取消'],
  ['api/Approval/Withdraw', '撤回审批'],
  ['api/Approval/Urge', '催办或留言审批'],
  ['api/Hotel/ResubmitDemand', '提交酒店需求'],
  ['api/Hotel/QuoteDemand', '为酒店需求报价'],
  ['api/TrainTicket/LeaveWaitlist', '取消候补'],
  ['api/TrainTicket/FulfilLocalOrder', '录入代购的车票'],
  ['api/Employee/SaveCredential', '维护出行人资料'],
  ['api/Common/SubmitFeedback', '其他操作'],
])('what an agent did with %s is said in words', (call, sentence) => {
  expect(agentActionSentence(call, 'zh-CN')).toBe(sentence)
})
