// Made from meetings.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './meetings.zh-CN'
import { text as home } from '../../app/home.zh-TW'
import { text as form } from '../../booking/placing/book-form.zh-TW'
import { text as attendees } from '../../products/meeting/guests/attendees.zh-TW'
import { text as invitation } from '../../products/meeting/guests/invitation.zh-TW'
import { text as invitees } from '../../products/meeting/guests/invitees.zh-TW'
import { text as order } from '../../products/meeting/order.zh-TW'
import { text as requirement } from '../../products/meeting/requirement.zh-TW'
import { text as hotel } from '../../products/hotel/words.zh-TW'
import { text as rooms } from '../../products/meeting/rooms.zh-TW'
import { text as search } from '../../products/meeting/search.zh-TW'
import { text as venues } from '../../products/meeting/venues.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '會議由服務商代為詢價：選場地、比較方案、支付定金，會後憑材料結算。',
  sections: {
    ask: {
      title: '查詢場地並詢價',
      steps: [
        `在首頁選擇「${home.meeting}」，填寫「${search.city}」「${search.date}」「${search.duration}」和「${search.participants}」，點選「${search.search}」，場地在新視窗開啟。`,
        `勾選 1–5 家場地，點選「${venues.ask}」。`,
        `填寫「${requirement.when}」「${requirement.needs}」和「${requirement.contact}」，選擇「${requirement.answerBy}」和「${requirement.decideBy}」，點選「${requirement.submit}」。`,
      ],
      notes: [`可以填寫兩個備選日期，並在「${requirement.decides}」中說明按什麼選擇。`, venues.note],
    },
    choose: {
      title: '比較方案並支付定金',
      steps: [
        `方案到齊後選單「${requirement.listTitle}」旁出現紅點，開啟需求，在「${requirement.plans}」中逐項比較。`,
        `點選「${requirement.choose}」，核對後點擊「${form.submit}」。需要審批的，審批通過後支付定金。`,
        `都不合適時點選「${requirement.again}」，寫明「${requirement.wish}」。`,
      ],
      notes: [`與需求不同的方案標有「${requirement.counters}」，並寫明原因。`, '方案過期後不能選定，可以重新詢價。'],
    },
    invite: {
      title: '邀請參會人',
      steps: [
        `在會議頁面點選「${order.attendees}」，填寫「${attendees.answerBy}」和「${attendees.uses}」，點選「${attendees.make}」，再點選「${attendees.copy}」發給受邀人。`,
        `也可以在「${invitees.title}」中每行填寫一位受邀人的姓名和手機號碼，點選「${invitees.add}」；尚未回覆的，點選「${invitees.remind}」。`,
        `受邀人開啟連結，無需帳號，填寫「${invitation.travel}」和「${invitation.stay}」後點擊「${invitation.send}」。`,
        `在「${attendees.summary}」和「${attendees.list}」中查看回復，需要時匯出名單。`,
        `需要接送車時，在「${attendees.summary}」中點選「${attendees.pickUps}」，按到達和離開時段匯出名單。`,
        `在名單中點選「${attendees.search.flight}」「${attendees.search.train}」或「${attendees.search.hotel}」，按參會人的意向預訂；訂單歸入本次會議。列表上方標出希望的到達時段，點選即可取消該篩選。`,
        `已登入的同事開啟邀請連結，可在「${invitation.ownJourney}」中自己預訂行程和住宿。`,
      ],
      notes: [attendees.revokeWhy, invitees.why, attendees.keptUntil],
    },
    rooms: {
      title: '預留客房',
      steps: [
        `在參會人頁面的「${rooms.title}」中填寫每晚間數，點選「${rooms.hold}」；「${rooms.cutOff}」之前可以修改或退回。`,
        `為參會人訂飯店時，選擇標有「${hotel.kinds.group}」的房型，從預留房中扣減並計入「${rooms.picked}」。`,
      ],
      notes: ['預留的房間佔用飯店當晚的庫存。參會人取消的房間，截止日及之前退回預留，之後退回飯店。', rooms.cutOffWhy],
    },
    settle: {
      title: '會議進行和結算',
      steps: [
        `在會議頁面檢視「${order.contractNo}」；人數有變化時點選「${order.changePeople}」。`,
        `會後在「${order.evidence}」中上傳「${order.kinds.notice}」「${order.kinds.attendance}」「${order.kinds.bill}」和「${order.kinds.invoice}」。`,
        `核對「${order.money}」，沒有問題點選「${order.pay}」或「${order.accept}」，有問題點選「${order.object}」。`,
      ],
      notes: [`${order.needEvidence}。`, '實際費用低於定金時，差額按原支付方式退回。'],
    },
    cancel: {
      title: '取消會議',
      steps: [`在會議頁面點選「${order.callOff}」，先看到會損失多少定金，再填寫「${order.reason}」並確認。`],
      notes: ['活動前 15 天及以上取消不損失定金，7 至 14 天損失一半，不足 7 天全部損失。'],
    },
  },
} satisfies ManualArticle
