// Loaded before a server whose test moves time: sets its clock.
const real = Date.now
let behind = 0

process.on('message', (ms) => {
  behind = Number(ms)
  process.send?.('moved')
})
Date.now = () => real() - behind
