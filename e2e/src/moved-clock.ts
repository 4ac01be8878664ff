// Loaded before a server whose journey lets days pass: its clock is as far behind as it is told.
const real = Date.now
let behind = 0

process.on('message', (ms) => {
  behind = Number(ms)
  process.send?.('moved')
})
Date.now = () => real() - behind
