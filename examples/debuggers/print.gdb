# What test.sh prints: values that libraries share, then a position, a move and a view of each game.
set width 0
set print static-members off
set print elements 0
break look
run
print all.list
print all.nobody
print all.somebody
print all.sequence
print all.text
print all.seats
print all.over
print all.watcher
print all.counts
print all.impossible
print all.tock.state
print all.tock.move
print all.tock.view
print all.tock.actor
print all.race.state
print all.race.move
print all.race.view
print all.samara.state
print all.samara.move
print all.clockman.state
print all.clockman.move
print all.clou.state
print all.clou.move
print all.fill
print all.mark
