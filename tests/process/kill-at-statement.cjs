// Loaded before a program: kills its process, as `kill -9` would, right before the statement with the number KILL_AT of its migrations. Without
// one it says how many there are, the COMMIT included.
const Sqlite = require("better-sqlite3");

const prepare = Sqlite.prototype.prepare;
const killAt = Number(process.env.KILL_AT);
let count = 0;
let isMigrating = false;

Sqlite.prototype.prepare = function (sql) {
  if (!isMigrating && /^begin\b/i.test(sql)) {
    isMigrating = true;
    // why so few pages: what does not fit is written out before the transaction ends, so that a kill leaves half of it on the disk.
    prepare.call(this, "pragma cache_size = 20").run();
  } else if (isMigrating) count += 1;
  if (isMigrating && count === killAt) process.kill(process.pid, "SIGKILL");
  if (isMigrating && /^commit\b/i.test(sql)) {
    isMigrating = false;
    Sqlite.prototype.prepare = prepare;
    process.stderr.write(`${count} statements\n`);
  }
  return prepare.call(this, sql);
};
