import { Html } from './html'

/** The product's colours and measures for a page that stands alone. */
export const meetingVenuesStyle = new Html(`
:root{--brand:#0b7285;--ink:#16262c;--soft:#51656d;--line:#d5dee2;--paper:#fff;--ground:#f0f6f7;--sunken:#e6f2f4;--accent:#c2410c;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--brand:#5cc4d6;--ink:#e8f0f2;--soft:#a7b9c0;--line:#33464d;--paper:#16252a;--ground:#0e181c;--sunken:#1d3238;--accent:#f0875a}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:14px/1.5 system-ui,"PingFang SC","PingFang TC","Microsoft YaHei","Microsoft JhengHei","Noto Sans CJK SC",sans-serif;font-variant-numeric:tabular-nums}
header{background:linear-gradient(120deg,#064f5c,#0b7285);color:#fff;padding:16px 24px 20px}
header>div{max-width:1200px;margin:0 auto}.columns,footer{max-width:1248px;margin:0 auto}
h1{font-size:24px;line-height:1.25;margin:4px 0 0}header p{margin:4px 0 0}
.home{color:#fff}
.columns{display:grid;grid-template-columns:260px minmax(0,1fr);gap:16px;padding:16px 24px;align-items:start}
.filters{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:16px;background:var(--paper);border:1px solid var(--line);border-radius:8px}
.filters label{display:grid;gap:4px;color:var(--soft)}
input[type=date],select{height:36px;width:100%;padding:0 8px;border:1px solid var(--soft);border-radius:6px;background:var(--paper);color:var(--ink);font:inherit}
fieldset{border:0;margin:0;padding:0;display:grid;grid-template-columns:1fr 1fr;gap:4px 8px}legend{padding:0;margin-bottom:4px;color:var(--soft)}
.filters .check{display:flex;align-items:center;gap:6px;color:var(--ink);min-height:28px}.check input{width:16px;height:16px;accent-color:var(--brand)}
button{height:40px;border:0;border-radius:6px;background:#0b7285;color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.venues{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
.venue,.empty,.hint{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:16px}
.hint{margin:0 0 12px}
.head{display:flex;justify-content:space-between;gap:16px}.about{flex:1;min-width:0}.pick{width:20px;height:20px;margin:2px 0 0;flex:none;accent-color:var(--brand)}
.ask{position:sticky;bottom:0;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;margin-top:12px;padding:12px 16px;background:var(--paper);border:1px solid var(--line);border-radius:8px}.ask button{padding:0 20px}
h2{font-size:16px;margin:0}p{margin:0}.quiet{color:var(--soft);font-size:12px}
.facts{display:flex;flex-wrap:wrap;gap:4px 6px;margin-top:6px}.facts span{padding:1px 8px;border-radius:10px;background:var(--sunken);font-size:12px}
.price{display:grid;justify-items:end;align-content:start;white-space:nowrap}.price strong{font-size:20px;color:var(--accent)}
.scroll{overflow-x:auto;margin-top:12px}
table{width:100%;border-collapse:collapse}th,td{padding:8px;text-align:start;vertical-align:top;border-top:1px solid var(--line);font-weight:400;white-space:nowrap}
td:nth-child(4){white-space:normal;min-width:200px}thead th{color:var(--soft);font-size:12px;border-top:0}tbody th{font-weight:600}tbody th .quiet{font-weight:400}
.seats{display:inline-block;margin-right:10px}.end{text-align:end}
details{margin-top:8px}summary{cursor:pointer;color:var(--brand);min-height:24px}
.empty{text-align:center;padding:48px 16px}.empty p{color:var(--soft);margin-top:8px}
.one{max-width:1248px;margin:0 auto;padding:16px 24px;display:grid;gap:12px}.one h2+ul{margin:4px 0 0;padding-inline-start:20px}.venue h2 a{color:inherit}.one .facts+h2{margin-top:12px}
.months{display:flex;flex-wrap:wrap;gap:16px;margin-top:12px}.calendar{table-layout:fixed;width:100%;flex:1;min-width:280px;max-width:460px}.calendar caption{text-align:start;font-weight:600}.calendar th,.calendar td{padding:4px;text-align:center;min-width:0}.calendar small{display:block;font-size:12px}.taken{color:var(--soft);background:var(--sunken)}.taken time{text-decoration:line-through}.free small{color:var(--brand)}
footer{padding:0 24px 32px;color:var(--soft);font-size:12px;display:grid;gap:4px}
@media(max-width:900px){.columns{grid-template-columns:minmax(0,1fr);padding:12px}}
@media(max-width:640px){.one{padding:12px}.calendar{min-width:0}header{padding:12px 16px 16px}.head{flex-direction:column;gap:8px}.price{justify-items:start}footer{padding:0 16px 24px}}
`)
