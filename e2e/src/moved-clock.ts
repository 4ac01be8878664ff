// Loaded before a server whose journey lets days pass: sets its clock back as told.
const real = Date.now
let behind = 0

process.on('message', (ms) => {
  behind = Number(ms)
  process.send?.('moved')
})
Date.now = () => real() - behind
